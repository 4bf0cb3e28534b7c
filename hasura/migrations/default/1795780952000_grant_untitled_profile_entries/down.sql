REVOKE UPDATE (position, organization, started_year, ended_year, url, description) ON profile_entries FROM sagework_hasura;
