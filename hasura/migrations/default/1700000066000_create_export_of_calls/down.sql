DROP INDEX advice_bookings_booker_idx;
DROP INDEX advice_bookings_expert_idx;
DROP FUNCTION private.export_of_calls;
