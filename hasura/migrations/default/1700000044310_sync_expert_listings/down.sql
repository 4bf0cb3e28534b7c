DROP TRIGGER content_items_list_expert ON content_items;
DROP TRIGGER advice_offerings_list_expert ON advice_offerings;
DROP TRIGGER fractional_rate_cards_list_expert ON fractional_rate_cards;
DROP TRIGGER expert_details_list_expert ON expert_details;
DROP TRIGGER search_items_unlist_expert ON private.search_items;
DROP TRIGGER search_items_list_expert ON private.search_items;
DROP FUNCTION private.list_changed_expert;
DELETE FROM private.expert_listings;
