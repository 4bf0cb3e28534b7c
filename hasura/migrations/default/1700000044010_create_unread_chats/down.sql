DROP TRIGGER tab_views_note_seen_chat ON tab_views;
DROP TRIGGER opportunity_comments_note_unread ON opportunity_comments;
DROP FUNCTION private.note_seen_chat;
DROP FUNCTION private.note_unread_chats;
DROP TABLE private.unread_chats;
