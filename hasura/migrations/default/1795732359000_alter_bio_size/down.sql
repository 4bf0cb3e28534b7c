-- the plain text of a bio that is too large stays
UPDATE expert_details SET bio_rich_text = NULL WHERE octet_length(bio_rich_text::text) > 60000;
ALTER TABLE expert_details
  ADD CONSTRAINT expert_details_bio_rich_text_sized CHECK (octet_length(bio_rich_text::text) <= 60000);
