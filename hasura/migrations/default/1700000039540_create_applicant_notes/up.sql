-- What a poster and the invited team think of an applicant. Applicants never read it, and nothing follows from it, so that
-- invited members write notes too, although they decide nothing (GO-05); the shortlist is the poster's.
CREATE TABLE applicant_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  author_id uuid NOT NULL CONSTRAINT applicant_notes_author_fkey REFERENCES users ON DELETE CASCADE,
  note text NOT NULL CONSTRAINT applicant_notes_note_length CHECK (char_length(btrim(note)) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applicant_notes_pkey PRIMARY KEY (id),
  CONSTRAINT applicant_notes_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE applicant_notes IS 'Notes of a poster and the invited team on an applicant; never the applicant''s to read.';
CREATE INDEX applicant_notes_newest_idx ON applicant_notes (opportunity_id, user_id, created_at DESC, id DESC);
CREATE INDEX applicant_notes_author_idx ON applicant_notes (author_id);
CREATE TRIGGER applicant_notes_set_updated_at BEFORE UPDATE ON applicant_notes
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TABLE applicant_shortlist (
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  listed_by uuid NOT NULL CONSTRAINT applicant_shortlist_lister_fkey REFERENCES users ON DELETE CASCADE,
  listed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applicant_shortlist_pkey PRIMARY KEY (opportunity_id, user_id),
  CONSTRAINT applicant_shortlist_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE applicant_shortlist IS 'Applicants whom the poster looks at first; never theirs to read.';

CREATE INDEX applicant_shortlist_lister_idx ON applicant_shortlist (listed_by);

GRANT SELECT ON applicant_notes, applicant_shortlist TO sagework_hasura;
GRANT INSERT, UPDATE (note), DELETE ON applicant_notes TO sagework_hasura;
GRANT INSERT, DELETE ON applicant_shortlist TO sagework_hasura;
