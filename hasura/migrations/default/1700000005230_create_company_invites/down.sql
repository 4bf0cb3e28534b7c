DROP TABLE private.company_invites;
