DROP TABLE credit_packs;
