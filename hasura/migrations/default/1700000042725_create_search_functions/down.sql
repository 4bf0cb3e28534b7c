DROP FUNCTION trending_subjects;
DROP FUNCTION search_subjects;
DROP VIEW subject_hits;
DROP FUNCTION search_opportunities;
DROP FUNCTION search_experts;
DROP VIEW opportunity_hits, expert_hits;
