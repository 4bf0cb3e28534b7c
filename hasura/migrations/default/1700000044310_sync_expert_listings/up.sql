-- Keeps the list of leading experts, with the owner's rights: those who write profiles, offers and texts don't write here.
CREATE FUNCTION private.list_changed_expert() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.list_experts(ARRAY[(to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::uuid]);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.list_changed_expert FROM PUBLIC;
-- Who is an expert, complete and not suspended, what they are called and what they know: all of it is indexed for searches.
CREATE TRIGGER search_items_list_expert AFTER INSERT OR UPDATE ON private.search_items
  FOR EACH ROW WHEN (NEW.kind = 'expert') EXECUTE FUNCTION private.list_changed_expert('item_id');
CREATE TRIGGER search_items_unlist_expert AFTER DELETE ON private.search_items
  FOR EACH ROW WHEN (OLD.kind = 'expert') EXECUTE FUNCTION private.list_changed_expert('item_id');
CREATE TRIGGER expert_details_list_expert AFTER UPDATE OF country_id, is_available_for_hire_as_cxo ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.list_changed_expert('user_id');
CREATE TRIGGER fractional_rate_cards_list_expert AFTER INSERT OR DELETE ON fractional_rate_cards
  FOR EACH ROW EXECUTE FUNCTION private.list_changed_expert('user_id');
CREATE TRIGGER advice_offerings_list_expert AFTER INSERT OR DELETE OR UPDATE OF price_cents, enabled, deleted_at ON advice_offerings
  FOR EACH ROW EXECUTE FUNCTION private.list_changed_expert('user_id');
-- Votes and views change these rows often, and nobody's place in the list.
CREATE TRIGGER content_items_list_expert AFTER INSERT OR DELETE OR UPDATE OF is_public ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.list_changed_expert('author_id');

SELECT private.list_experts(ARRAY(SELECT item_id FROM private.search_items WHERE kind = 'expert'));
