"""What a club needs that knows no server: who plays whom, and who has won. Pure arithmetic."""
