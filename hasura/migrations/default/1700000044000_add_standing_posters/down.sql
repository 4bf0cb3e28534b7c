DROP INDEX purchases_to_finish_idx;
DROP INDEX opportunities_to_change_idx;
DROP TRIGGER consultations_name_poster ON consultations;
ALTER TABLE consultations DROP COLUMN poster_id;
DROP TRIGGER application_standings_name_poster ON private.application_standings;
ALTER TABLE private.application_standings DROP COLUMN poster_id;
DROP FUNCTION private.name_poster;
