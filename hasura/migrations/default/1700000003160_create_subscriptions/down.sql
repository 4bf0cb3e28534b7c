DROP TABLE subscriptions;
DROP EXTENSION btree_gist;
