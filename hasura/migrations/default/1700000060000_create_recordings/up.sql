-- Recordings of experts, from their first byte on (X-51, GI-67). Their bytes are in the file storage: in parts while they
-- arrive, as one measured file in the end.
CREATE TABLE private.recordings (
  id uuid CONSTRAINT recordings_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT recordings_user_fkey REFERENCES users,
  media text NOT NULL CONSTRAINT recordings_media_known CHECK (media IN ('audio', 'video')),
  purpose text NOT NULL CONSTRAINT recordings_purpose_known CHECK (purpose IN ('insight', 'response', 'answer')),
  received_bytes bigint NOT NULL DEFAULT 0 CONSTRAINT recordings_received_not_negative CHECK (received_bytes >= 0),
  announced_bytes bigint CONSTRAINT recordings_announced_bounded CHECK (announced_bytes BETWEEN 1 AND 524288000),
  state text NOT NULL DEFAULT 'receiving'
    CONSTRAINT recordings_state_known CHECK (state IN ('receiving', 'measuring', 'ready', 'refused')),
  refusal text
    CONSTRAINT recordings_refusal_known CHECK (refusal IN ('no_recording', 'other_media', 'too_short', 'too_long')),
  content_type text CONSTRAINT recordings_content_type_form CHECK (content_type ~ '^(audio|video)/[a-z0-9]+(; codecs="[^"]+")?$'),
  size_bytes bigint CONSTRAINT recordings_size_positive CHECK (size_bytes > 0),
  duration_ms int CONSTRAINT recordings_duration_bounded CHECK (duration_ms BETWEEN 1 AND 902000),
  peaks smallint[] CONSTRAINT recordings_peaks_bounded CHECK (cardinality(peaks) BETWEEN 1 AND 400),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT recordings_owner UNIQUE (id, user_id),
  CONSTRAINT recordings_received_announced CHECK (received_bytes <= announced_bytes),
  CONSTRAINT recordings_whole_when_measured CHECK (state = 'receiving' OR received_bytes = announced_bytes),
  CONSTRAINT recordings_refusal_of_refused CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT recordings_ready_is_measured
    CHECK (state <> 'ready' OR num_nulls(content_type, size_bytes, duration_ms, peaks) = 0)
);
COMMENT ON COLUMN private.recordings.id IS 'Chosen by the browser that records, so that creating it twice creates one.';
COMMENT ON COLUMN private.recordings.announced_bytes IS 'Null while it is being recorded.';
COMMENT ON COLUMN private.recordings.peaks IS 'How loud it is, in equal steps from beginning to end, from 0 to 100.';
CREATE INDEX recordings_user_idx ON private.recordings (user_id, created_at);
CREATE INDEX recordings_unfinished_idx ON private.recordings (updated_at) WHERE state IN ('receiving', 'refused');
CREATE TRIGGER recordings_set_updated_at BEFORE UPDATE ON private.recordings
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

-- What arrived in one request, in the order of its first byte.
CREATE TABLE private.recording_parts (
  recording_id uuid NOT NULL CONSTRAINT recording_parts_recording_fkey REFERENCES private.recordings ON DELETE CASCADE,
  first_byte bigint NOT NULL CONSTRAINT recording_parts_first_byte_not_negative CHECK (first_byte >= 0),
  size_bytes int NOT NULL CONSTRAINT recording_parts_size_positive CHECK (size_bytes > 0),
  storage_key text NOT NULL CONSTRAINT recording_parts_key_unique UNIQUE,
  CONSTRAINT recording_parts_pkey PRIMARY KEY (recording_id, first_byte)
);

-- A measured recording is never measured anew, and a refused one stays refused.
CREATE FUNCTION private.guard_recording_state() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('receiving', 'measuring'), ('measuring', 'ready'), ('measuring', 'refused')) THEN
    RAISE EXCEPTION 'a recording cannot move from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'recordings_state_move', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_recording_state FROM PUBLIC;
CREATE TRIGGER recordings_guard_state BEFORE UPDATE OF state ON private.recordings
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION private.guard_recording_state();

GRANT SELECT, INSERT, DELETE ON private.recordings, private.recording_parts TO sagework_actions;
GRANT UPDATE (received_bytes, announced_bytes, state, refusal, content_type, size_bytes, duration_ms, peaks)
  ON private.recordings TO sagework_actions;
