DROP TABLE private.data_exports;
