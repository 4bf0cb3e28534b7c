DROP VIEW opportunity_applicants;
DROP VIEW opportunity_reviews;
DROP VIEW opportunity_posters;
