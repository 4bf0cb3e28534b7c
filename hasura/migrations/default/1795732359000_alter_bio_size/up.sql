-- A bio of 5,000 characters with many formats or long links takes more than 60,000 bytes, and what the form allows ended
-- as an error of ours. What every rich text is held to (expert_details_bio_rich_text_readable) is enough.
ALTER TABLE expert_details DROP CONSTRAINT expert_details_bio_rich_text_sized;
