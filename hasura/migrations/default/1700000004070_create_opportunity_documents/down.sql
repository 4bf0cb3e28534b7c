DROP TABLE opportunity_documents;
