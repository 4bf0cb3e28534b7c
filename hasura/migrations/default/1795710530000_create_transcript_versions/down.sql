DROP TABLE private.transcript_versions;
