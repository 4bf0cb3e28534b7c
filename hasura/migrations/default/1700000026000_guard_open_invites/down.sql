DROP INDEX private.company_invites_one_open;
