DROP TRIGGER expert_details_compute_completion ON expert_details;
DROP FUNCTION private.compute_profile_completion();
