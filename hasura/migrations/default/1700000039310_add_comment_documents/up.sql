-- Files in the chat (GO-62). Until its message is sent a file hangs nowhere, like those of a post that isn't sent yet.
ALTER TABLE opportunity_documents
  DROP CONSTRAINT opportunity_documents_upload_type_known,
  ADD CONSTRAINT opportunity_documents_upload_type_known CHECK (upload_type IN
    ('opportunity_create', 'nda_create', 'opportunity_apply', 'nda_apply', 'opportunity_comment')),
  ADD COLUMN comment_id uuid CONSTRAINT opportunity_documents_comment_fkey
    REFERENCES opportunity_comments ON DELETE CASCADE,
  ADD COLUMN comment_position smallint CONSTRAINT opportunity_documents_comment_position_range
    CHECK (comment_position BETWEEN 0 AND 9),
  ADD CONSTRAINT opportunity_documents_comment_position_known
    CHECK ((comment_id IS NULL) = (comment_position IS NULL)),
  ADD CONSTRAINT opportunity_documents_comment_attached
    CHECK ((comment_id IS NOT NULL) = (upload_type = 'opportunity_comment' AND opportunity_id IS NOT NULL));
CREATE UNIQUE INDEX opportunity_documents_comment_idx ON opportunity_documents (comment_id, comment_position)
  WHERE comment_id IS NOT NULL;
COMMENT ON COLUMN opportunity_documents.comment_id IS 'The message that a file of the chat was sent with.';

CREATE VIEW opportunity_comment_documents AS
  SELECT id, comment_id, comment_position, opportunity_id, asset_name, content_type, size_bytes, created_at
  FROM opportunity_documents WHERE comment_id IS NOT NULL;
COMMENT ON VIEW opportunity_comment_documents IS 'Files of the chat, for whoever can read their message (GO-62).';
GRANT SELECT ON opportunity_comment_documents TO sagework_hasura;

-- What was sent stays with its message.
CREATE FUNCTION private.guard_comment_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF private.is_seeding(TG_RELID) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.opportunity_comments WHERE id = OLD.comment_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a file stays with the message that it was sent with'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_documents_sent_file_stays',
      TABLE = 'opportunity_documents';
END
$$;
CREATE TRIGGER opportunity_documents_guard_sent BEFORE DELETE OR UPDATE ON opportunity_documents
  FOR EACH ROW WHEN (OLD.comment_id IS NOT NULL) EXECUTE FUNCTION private.guard_comment_document();
