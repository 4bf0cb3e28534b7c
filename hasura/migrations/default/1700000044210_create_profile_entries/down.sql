DROP TABLE profile_entries;
