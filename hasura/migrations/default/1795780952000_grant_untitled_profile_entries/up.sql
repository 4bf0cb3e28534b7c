-- What was one text before there were lists has no title, so it can't be inserted again when its list is saved.
GRANT UPDATE (position, organization, started_year, ended_year, url, description) ON profile_entries TO sagework_hasura;
