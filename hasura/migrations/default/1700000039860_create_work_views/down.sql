DROP VIEW own_posts;
DROP VIEW own_applications;
