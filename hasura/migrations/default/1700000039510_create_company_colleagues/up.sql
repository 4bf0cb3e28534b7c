-- Whom one can invite, with the address by which colleagues know each other (TEAM-04). The address stands in
-- user_accounts, which nobody else reads; the row filter limits this view to the reader's own company.
CREATE VIEW company_colleagues AS
  SELECT m.company_id, m.user_id, u.first_name, u.last_name, a.email
  FROM company_members m
  JOIN users u ON u.id = m.user_id
  JOIN user_accounts a ON a.user_id = m.user_id
  WHERE NOT u.is_suspended;
COMMENT ON VIEW company_colleagues IS 'The people of a company: for its own members (TEAM-04, GO-91).';
GRANT SELECT ON company_colleagues TO sagework_hasura;
