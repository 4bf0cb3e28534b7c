REVOKE SELECT ON applicant_notes, saved_filters, user_ai_preferences FROM sagework_actions;
DROP FUNCTION private.export_of;
