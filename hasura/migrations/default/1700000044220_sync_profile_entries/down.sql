GRANT UPDATE (experience, work) ON expert_details TO sagework_hasura;
DROP TRIGGER expert_details_list_texts ON expert_details;
DROP TRIGGER profile_entries_write_texts_of_deleted ON profile_entries;
DROP TRIGGER profile_entries_write_texts_of_changed ON profile_entries;
DROP TRIGGER profile_entries_write_texts_of_new ON profile_entries;
DROP FUNCTION private.list_profile_texts, private.list_profile_text, private.write_profile_texts, private.profile_entries_text;
