/** A hash in groups of eight digits, as people compare it. */
export function grouped(hash: string): string {
  return hash.match(/.{1,8}/g)?.join(" ") ?? "";
}
