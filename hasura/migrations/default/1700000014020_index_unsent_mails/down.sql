DROP INDEX private.outbox_mails_unsent_idx;
