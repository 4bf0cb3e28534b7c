-- An active offer as it is opened: by a shared link, and with its description as it was written (ADV-06, ADV-11).
CREATE VIEW advice_details AS
SELECT offer.id, author.slug AS author_slug, right(offer.id::text, 8) AS share_code, offer.description_rich_text,
  offer.created_at
FROM advice_offerings AS offer
JOIN users AS author ON author.id = offer.user_id
WHERE offer.enabled AND offer.deleted_at IS NULL AND author.is_expert AND NOT author.is_suspended;
COMMENT ON VIEW advice_details IS 'What opens an active offer of a timed call, and its rich description.';
GRANT SELECT ON advice_details TO sagework_hasura;

-- A profile lists what its expert published, the newest first; to its owner also what isn't published.
CREATE INDEX content_items_published_idx ON content_items (author_id, kind, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_own_idx ON content_items (author_id, status, created_at DESC, id DESC);
