DROP TRIGGER profile_entries_complete_url ON profile_entries;
DROP TRIGGER companies_complete_url ON companies;
DROP TRIGGER user_accounts_complete_calendly ON user_accounts;
DROP FUNCTION private.complete_entry_url, private.complete_company_url, private.complete_calendar_link, private.completed_web_address;
