DROP TABLE content_items;
