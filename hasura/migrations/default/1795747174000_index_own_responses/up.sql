-- What an author's AI is taught from: their responses of both kinds, whatever they stand at, newest first.
CREATE INDEX content_items_own_responses_idx ON content_items (author_id, created_at DESC, id DESC) WHERE response_id IS NOT NULL;
