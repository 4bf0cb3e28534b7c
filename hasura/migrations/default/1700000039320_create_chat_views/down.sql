DROP VIEW opportunity_chats;
DROP VIEW opportunity_participants;
DROP FUNCTION private.is_eligible_expert(uuid, uuid);
