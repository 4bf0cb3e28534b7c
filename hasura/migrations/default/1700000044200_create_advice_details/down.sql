DROP INDEX content_items_own_idx, content_items_published_idx;
DROP VIEW advice_details;
