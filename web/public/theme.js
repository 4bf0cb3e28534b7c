// Keeps a chosen theme across loads without a flash; "system" is the absence of a choice. Written by ui theme switch.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // storage is blocked: the system's own theme stands
}
