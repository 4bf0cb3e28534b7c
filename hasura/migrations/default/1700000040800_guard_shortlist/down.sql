DROP TRIGGER applicant_shortlist_guard ON applicant_shortlist;
DROP FUNCTION private.guard_shortlist();
