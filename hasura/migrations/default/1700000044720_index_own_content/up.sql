-- The insights or the answers that one wrote oneself, whatever they stand at, newest first.
CREATE INDEX content_items_own_kind_idx ON content_items (author_id, kind, created_at DESC, id DESC);
