DROP TRIGGER opportunity_comments_take_chat_turn ON opportunity_comments;
DROP TRIGGER opportunity_trackings_add_chat_turn ON opportunity_trackings;
DROP FUNCTION private.take_chat_turn();
DROP FUNCTION private.add_chat_turn();
DROP TABLE private.chat_turns;
