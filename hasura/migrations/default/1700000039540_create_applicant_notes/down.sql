DROP TABLE applicant_shortlist;
DROP TABLE applicant_notes;
