-- Formatted texts are raw block content with an entity map (RTE-09, RTE-10, GK-112): blocks of plain text, whose links
-- lead to the web. An empty object is no text. Links to mail addresses stay allowed here, for the sake of texts from the
-- time when the editor took them; the actions refuse new ones: actions/contract/rich-text/rich-text-fault.ts.
CREATE FUNCTION private.is_rich_text(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT value = '{}' OR coalesce(
    octet_length(value::text) <= 150000
    AND jsonb_typeof(value->'blocks') = 'array'
    AND jsonb_array_length(jsonb_path_query_array(value, 'strict $.blocks[*]', silent => true))
      = jsonb_array_length(
        jsonb_path_query_array(value, 'strict $.blocks[*] ? (@.text.type() == "string")', silent => true))
    AND NOT jsonb_path_exists(value, 'lax $.blocks[*] ? (@.depth > 4)', silent => true)
    AND jsonb_typeof(coalesce(value->'entityMap', '{}')) = 'object'
    AND jsonb_array_length(jsonb_path_query_array(value, 'strict $.entityMap.*', silent => true))
      = jsonb_array_length(jsonb_path_query_array(
        value,
        'strict $.entityMap.* ? (@.type == "LINK" && @.data.url
          like_regex "^(https?://[^\\s/?#:@\\\\]+(:[0-9]{1,5})?([/?#]\\S*)?|mailto:\\S+)$" flag "i")',
        silent => true)),
    false)
$$;

ALTER TABLE opportunities
  ADD CONSTRAINT opportunities_brief_rich_text_readable CHECK (private.is_rich_text(brief_rich_text));
ALTER TABLE counter_offers
  ADD CONSTRAINT counter_offers_feedback_rich_text_readable CHECK (private.is_rich_text(feedback_rich_text));
ALTER TABLE opportunity_comments
  ADD CONSTRAINT opportunity_comments_rich_comment_readable CHECK (private.is_rich_text(brief_rich_comment));
ALTER TABLE insights
  ADD CONSTRAINT insights_brief_rich_text_readable CHECK (private.is_rich_text(brief_rich_text));
ALTER TABLE insights_questions
  ADD CONSTRAINT insights_questions_richtext_readable CHECK (private.is_rich_text(question_richtext));
ALTER TABLE advice_offerings
  ADD CONSTRAINT advice_offerings_rich_text_readable CHECK (private.is_rich_text(description_rich_text));
