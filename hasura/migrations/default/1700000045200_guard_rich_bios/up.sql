-- A profile's bio came with formats at the same time as the other formatted texts got their guard (GK-112).
ALTER TABLE expert_details
  ADD CONSTRAINT expert_details_bio_rich_text_readable CHECK (private.is_rich_text(bio_rich_text));
