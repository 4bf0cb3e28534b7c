-- Since when nobody has said that a public insight or answer holds: its page says how old it is, as answers say of what they quote.
CREATE VIEW content_dates AS SELECT id AS item_id, confirmed_at FROM content_items WHERE is_public;
COMMENT ON VIEW content_dates IS 'When public insights and answers were published, or last confirmed by their authors.';
GRANT SELECT ON content_dates TO sagework_hasura;
