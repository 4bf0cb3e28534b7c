DROP TRIGGER outbox_mails_tell_of_change ON private.outbox_mails;
DROP FUNCTION private.tell_of_outbox_change;
