document.title = 'Pages for tests, alive';
