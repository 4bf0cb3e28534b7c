DROP TRIGGER hires_record_deal ON hires;
DROP FUNCTION private.record_deal();
DROP FUNCTION private.write_deal_record(public.hires);
DROP TABLE deal_records;
