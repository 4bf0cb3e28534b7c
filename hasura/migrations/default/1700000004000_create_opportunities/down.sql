DROP TABLE opportunities;
