DROP TABLE tab_views;
