DROP TABLE private.outbox_mails;
