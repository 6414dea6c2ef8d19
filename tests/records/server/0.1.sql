-- The database of a server 0.1.0, killed while Анна and Борис (boris, семёрка треф) played
-- live: enxuyo5sz5xc6
-- alone: qpgselg2qdigw
-- over: nk6ct34e6po4y
PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE accounts (
        person TEXT PRIMARY KEY, login TEXT NOT NULL UNIQUE, shown TEXT NOT NULL, password TEXT NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "accounts" VALUES('pir6iudhoy34k7rk77rnx4csf','boris','boris','$argon2id$v=19$m=65536,t=3,p=4$yvbTg6oEylnVsqnq14G7EQ$qkeX5K9qIwsmWtNix5w6p6JFApgsiOpkKLIA73v14vo');
CREATE TABLE dismissed (who TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL) WITHOUT ROWID;
INSERT INTO "dismissed" VALUES('guest:pir6iudhoy34k7rk77rnx4csf',1.79477204802010679249e+09);
CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, event TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "events" VALUES('enxuyo5sz5xc6',0,1.79477204469808554647e+09,'{"event":"opened","game":"humbug","preset":"","options":{"form":"humbug","players":2},"revision":1,"chairs":[{"who":"person","person":"pqvfkni4hvtrrredhygmvn62p","name":"Анна"},{"who":"open"}],"invite":"quGz2ML_pMcPhmPY","host":"pqvfkni4hvtrrredhygmvn62p"}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',1,1.79477204476738429065e+09,'{"event":"sat","seat":1,"chair":{"who":"person","person":"pir6iudhoy34k7rk77rnx4csf","name":"Борис"}}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',2,1.79477204476738429065e+09,'{"event":"promised","secret":"3a789ad2e17c3983434d8b6d0ab7ae25dadfd8ee795082bc6324cffca12c00e6"}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',3,1.79477204492195081711e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',4,1.79477204492195081711e+09,'{"event":"deal","deal":"draw","piles":{"drawn":"3S QD","rest":"2S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD KD AD 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"}}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',5,1.79477204492195081711e+09,'{"event":"promised","secret":"42ddccbfdf3ff092a7842c47f17f23e90062fdce47daaaaf3f9569bb4ef455b4"}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',6,1.79477204492195081711e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',7,1.79477204492195081711e+09,'{"event":"deal","deal":"hand","piles":{"S":"5S TS 8C 9C QC 3D 4D 5D QD 5H 7H QH","W":"8S JS 2C TC AC 2D 7D 9D TD AD 4H 8H KH","N":"2S 6S 7S 3C 4C 6D 8D JD KD 2H 3H 6H 9H","E":"3S 4S 9S QS KS AS 5C 6C 7C KC TH JH AH","turned":"JC"}}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',8,1.79477204502023863792e+09,'{"event":"acted","seat":1,"moves":["keep"],"id":"act1","says":[{"key":"move-keep"}]}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',9,1.7947720451069011688e+09,'{"event":"acted","seat":0,"moves":["keep"],"id":"act1","says":[{"key":"move-keep"}]}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',10,1.79477204514102530483e+09,'{"event":"acted","seat":1,"moves":["2S"],"id":"act2","says":[{"key":"move-play","words":{"card":"2S"}}]}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',11,1.79477204523084783553e+09,'{"event":"acted","seat":0,"moves":["5S"],"id":"act2","says":[{"key":"move-play","words":{"card":"5S"}}]}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',12,1.79477204532267355921e+09,'{"event":"acted","seat":0,"moves":["TS"],"id":"act3","says":[{"key":"move-play","words":{"card":"TS"}}]}');
INSERT INTO "events" VALUES('enxuyo5sz5xc6',13,1.79477204539800429348e+09,'{"event":"acted","seat":1,"moves":["6S"],"id":"act3","says":[{"key":"move-play","words":{"card":"6S"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',0,1.79477204665203261381e+09,'{"event":"opened","game":"whist","preset":"","options":{"hands":1,"ranks":2},"revision":1,"chairs":[{"who":"person","person":"pqvfkni4hvtrrredhygmvn62p","name":"Анна"},{"who":"bot","level":"random","nick":1},{"who":"bot","level":"random","nick":4},{"who":"bot","level":"random","nick":10}],"invite":"1AmI9lZ5ydsHoDUk","host":"pqvfkni4hvtrrredhygmvn62p"}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',1,1.79477204665203261381e+09,'{"event":"promised","secret":"7ad76c9722ba1cecd5872a066b3514cef541828086a07811d4b60ceca1ee476e"}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',2,1.79477204666633081433e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',3,1.79477204666633081433e+09,'{"event":"deal","deal":"draw","piles":{"drawn":"QH 7C JH AH","rest":"2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2C 3C 4C 5C 6C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H TH KH"}}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',4,1.79477204666633081433e+09,'{"event":"promised","secret":"709748a8c78fd8f7d9ff667ebd0a4525f34a2afb5bb3fa6bc8f1344410ea8593"}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',5,1.79477204666633081433e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',6,1.79477204666633081433e+09,'{"event":"deal","deal":"hand","piles":{"S":"AC","W":"AS KC","N":"KS AD","E":"KD KH","turned":"AH"}}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',7,1.79477204674087309835e+09,'{"event":"acted","seat":2,"moves":["KC"],"says":[{"key":"move-play","words":{"card":"KC"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',8,1.7947720467547738552e+09,'{"event":"acted","seat":1,"moves":["AD"],"says":[{"key":"move-play","words":{"card":"AD"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',9,1.79477204676657724376e+09,'{"event":"acted","seat":0,"moves":["KD"],"id":"act1","says":[{"key":"move-play","words":{"card":"KD"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',10,1.79477204676920676232e+09,'{"event":"acted","seat":3,"moves":["AC"],"says":[{"key":"move-play","words":{"card":"AC"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',11,1.79477204677111625667e+09,'{"event":"acted","seat":3,"moves":["AH"],"says":[{"key":"move-play","words":{"card":"AH"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',12,1.79477204677279376984e+09,'{"event":"acted","seat":2,"moves":["AS"],"says":[{"key":"move-play","words":{"card":"AS"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',13,1.79477204677440118794e+09,'{"event":"acted","seat":1,"moves":["KS"],"says":[{"key":"move-play","words":{"card":"KS"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',14,1.7947720468169851303e+09,'{"event":"acted","seat":0,"moves":["KH"],"id":"act2","says":[{"key":"move-play","words":{"card":"KH"}}]}');
INSERT INTO "events" VALUES('nk6ct34e6po4y',15,1.7947720468169851303e+09,'{"event":"ended","scores":[-2,2,-2,2]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',0,1.7947720456641831398e+09,'{"event":"opened","game":"preferans_modern","preset":"","options":{},"revision":1,"chairs":[{"who":"person","person":"pqvfkni4hvtrrredhygmvn62p","name":"Анна"},{"who":"bot","level":"random","nick":3},{"who":"bot","level":"random","nick":9},{"who":"bot","level":"random","nick":1}],"invite":"H2xtoglAwogwlKOT","host":"pqvfkni4hvtrrredhygmvn62p"}');
INSERT INTO "events" VALUES('qpgselg2qdigw',1,1.7947720456641831398e+09,'{"event":"promised","secret":"07a54bcf42c4bc21d6019237c866e787aedf9bfacdf19edb9372bedfa3ac27b1"}');
INSERT INTO "events" VALUES('qpgselg2qdigw',2,1.79477204585133576393e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('qpgselg2qdigw',3,1.79477204585133576393e+09,'{"event":"deal","deal":"draw","piles":{"drawn":"9C 8C 9D QH","rest":"7S 8S 9S TS JS QS KS AS 7C TC JC QC KC AC 7D 8D TD JD QD KD AD 7H 8H 9H TH JH KH AH"}}');
INSERT INTO "events" VALUES('qpgselg2qdigw',4,1.79477204585133576393e+09,'{"event":"promised","secret":"69c37e71d1f86816a2a2cbb3fcea3991265860f96fee686175841843b0204f28"}');
INSERT INTO "events" VALUES('qpgselg2qdigw',5,1.79477204585133576393e+09,'{"event":"mixed"}');
INSERT INTO "events" VALUES('qpgselg2qdigw',6,1.79477204585133576393e+09,'{"event":"deal","deal":"hand","piles":{"hand.0":"AS 7C 9C TC KC 8D KD 9H TH QH","hand.2":"7S 9S JS KS JC QC 7D JD QD 8H","hand.3":"TS 8C AC 9D TD AD 7H JH KH AH","talon":"8S QS"}}');
INSERT INTO "events" VALUES('qpgselg2qdigw',7,1.79477204612315392488e+09,'{"event":"acted","seat":2,"moves":["bid 6S"],"says":[{"key":"move-bid-1","words":{"game_card":"6S"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',8,1.79477204616019129753e+09,'{"event":"acted","seat":3,"moves":["misere"],"says":[{"key":"move-misere"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',9,1.7947720462248315811e+09,'{"event":"acted","seat":0,"moves":["pass"],"id":"act1","says":[{"key":"move-pass"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',10,1.79477204622848391527e+09,'{"event":"acted","seat":2,"moves":["bid 9S"],"says":[{"key":"move-bid","words":{"game_card":"9S"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',11,1.79477204623449277873e+09,'{"event":"acted","seat":3,"moves":["pass"],"says":[{"key":"move-pass"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',12,1.79477204626300168035e+09,'{"event":"acted","seat":2,"moves":["discard QS"],"says":[{"key":"move-discard","words":{"card":"QS"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',13,1.79477204627922797205e+09,'{"event":"acted","seat":2,"moves":["discard 8H"],"says":[{"key":"move-discard","words":{"card":"8H"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',14,1.79477204630362391479e+09,'{"event":"acted","seat":2,"moves":["announce 10C"],"says":[{"key":"move-announce","words":{"game_card":"10C"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',15,1.79477204632300090794e+09,'{"event":"acted","seat":3,"moves":["whist"],"says":[{"key":"move-whist"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',16,1.79477204639459657666e+09,'{"event":"acted","seat":0,"moves":["pass"],"id":"act2","says":[{"key":"move-pass"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',17,1.79477204642248725895e+09,'{"event":"acted","seat":3,"moves":["closed"],"says":[{"key":"move-closed"}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',18,1.79477204643815803526e+09,'{"event":"acted","seat":2,"moves":["QD"],"says":[{"key":"move-play","words":{"card":"QD"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',19,1.79477204644815754885e+09,'{"event":"acted","seat":3,"moves":["9D"],"says":[{"key":"move-play","words":{"card":"9D"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',20,1.79477204649133157731e+09,'{"event":"acted","seat":0,"moves":["8D"],"id":"act3","says":[{"key":"move-play","words":{"card":"8D"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',21,1.79477204649515771866e+09,'{"event":"acted","seat":2,"moves":["8S"],"says":[{"key":"move-play","words":{"card":"8S"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',22,1.79477204649807667736e+09,'{"event":"acted","seat":3,"moves":["TS"],"says":[{"key":"move-play","words":{"card":"TS"}}]}');
INSERT INTO "events" VALUES('qpgselg2qdigw',23,1794772046.54043,'{"event":"acted","seat":0,"moves":["AS"],"id":"act4","says":[{"key":"move-play","words":{"card":"AS"}}]}');
CREATE TABLE guests (person TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "guests" VALUES('pir6iudhoy34k7rk77rnx4csf','Борис','');
INSERT INTO "guests" VALUES('pqvfkni4hvtrrredhygmvn62p','Анна','');
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "meta" VALUES('secret',X'C1357BE02E909F74C32EC5EF0F644629132A7F080DEEBCADDE9D9F82DABB243E');
CREATE TABLE seats (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
INSERT INTO "seats" VALUES('pir6iudhoy34k7rk77rnx4csf','enxuyo5sz5xc6');
INSERT INTO "seats" VALUES('pqvfkni4hvtrrredhygmvn62p','enxuyo5sz5xc6');
INSERT INTO "seats" VALUES('pqvfkni4hvtrrredhygmvn62p','nk6ct34e6po4y');
INSERT INTO "seats" VALUES('pqvfkni4hvtrrredhygmvn62p','qpgselg2qdigw');
CREATE TABLE sessions (
        key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL, agent TEXT NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE tables (
        id TEXT PRIMARY KEY, invite TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, finished INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL
    , events INTEGER NOT NULL DEFAULT 0, owner TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "tables" VALUES('enxuyo5sz5xc6','quGz2ML_pMcPhmPY',0,0,1.79477204539800429348e+09,14,'');
INSERT INTO "tables" VALUES('nk6ct34e6po4y','1AmI9lZ5ydsHoDUk',0,1,1.7947720468169851303e+09,16,'');
INSERT INTO "tables" VALUES('qpgselg2qdigw','H2xtoglAwogwlKOT',0,0,1794772046.54043,24,'');
CREATE TABLE talk (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "talk" VALUES('enxuyo5sz5xc6',1,'{"number":1,"at":1794772044966,"seat":0,"name":"Анна","person":"pqvfkni4hvtrrredhygmvn62p","phrase":"luck"}');
CREATE TABLE workers (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_in_play ON tables (changed) WHERE finished = 0;
CREATE INDEX tables_owned ON tables (owner) WHERE finished = 0;
CREATE INDEX sessions_of ON sessions (person, seen);
CREATE INDEX dismissed_when ON dismissed (at);
COMMIT;
