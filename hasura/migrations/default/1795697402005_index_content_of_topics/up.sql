-- What is liked, viewed and shared most of a topic, and of a category by its topics.
CREATE INDEX content_items_topic_liked_idx ON content_items (topic_id, kind, upvote_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_topic_viewed_idx ON content_items (topic_id, kind, view_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_topic_shared_idx ON content_items (topic_id, kind, share_count DESC, created_at DESC, id DESC) WHERE is_public;
