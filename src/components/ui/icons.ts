const heart = 'M12 20.3 4.3 12.6a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1Z';

/** Paths on a field of 24 by 24; all are lines but those in `filledIcons`. */
export const icons = {
  heart,
  heartFilled: heart,
  share: 'M12 15V3.5M8 7l4-3.7L16 7M5 12v7.5h14V12',
  phone:
    'M6.5 3.5h3l1.6 4.3-2 1.6a12 12 0 0 0 5.5 5.5l1.6-2 4.3 1.6v3a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9.2h8M8 12.4h5',
  whatsapp:
    'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM8.9 8c-.7.7-.8 1.7-.3 2.8a9 9 0 0 0 4.6 4.6c1.1.5 2.1.4 2.8-.3l.2-1.3-1.9-1-1 .8a6 6 0 0 1-2.9-2.9l.8-1-1-1.9z',
  chevronLeft: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  chevronRight: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  chevronDown: 'm5.5 9 6.5 6.5L18.5 9',
  chevronUp: 'm5.5 15 6.5-6.5 6.5 6.5',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  play: 'M8 4.8v14.4L19.5 12z',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
  check: 'm5 12.5 4.7 4.7L19.5 7',
  star: 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8z',
  pin: 'M12 21s-6.8-6.1-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 14.9 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  area: 'M4 4h16v16H4zM4 9h3M4 14h3M10 20v-3M15 20v-3',
  bed: 'M3 19v-6.5h18V19M3 16.5h18M5 12.5V6h14v6.5M8 12.5V10h8v2.5',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2.2 2.2 0 0 1 4.4 0M7 19l-1 2M17 19l1 2',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5z',
  microphone:
    'M12 3.5a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.5M6.3 11a5.7 5.7 0 0 0 11.4 0M12 16.7v3.8',
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4zM12 16.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5',
  zoom: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5M10.8 8v5.6M8 10.8h5.6',
  plus: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1',
  home: 'm3.5 11.5 8.5-8 8.5 8M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  arrowUp: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  download: 'M12 4v11.5M7 11l5 4.5 5-4.5M4.5 20h15',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
} as const;

export type IconName = keyof typeof icons;

/** Drawn as areas instead of lines. */
export const filledIcons: ReadonlySet<IconName> = new Set(['heartFilled', 'pause', 'play', 'star']);
