import type { ReactNode, SVGProps } from "react";

type IconProps = Readonly<{ size?: number }> & Omit<SVGProps<SVGSVGElement>, "children">;

/**
 * One family of line icons on a 20-unit grid; decorative, so hidden from screen readers (the control carries the
 * label).
 */
function Line({ size = 18, children, ...rest }: IconProps & Readonly<{ children: ReactNode }>) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

const line = (drawing: ReactNode) => (props: IconProps) => <Line {...props}>{drawing}</Line>;

export const InvoiceIcon = line(<path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5" />);
export const EyeIcon = line(
  <>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
    <circle cx="10" cy="10" r="2.3" />
  </>,
);
export const MemoryIcon = line(<path d="M5 3.5h10v13.5l-5-3.5-5 3.5zM8 7.5h4" />);
export const KeyIcon = line(
  <>
    <circle cx="6.5" cy="13.5" r="3.5" />
    <path d="M9 11l7.5-7.5M13.5 6.5l2.5 2.5" />
  </>,
);
export const WebhookIcon = line(
  <>
    <circle cx="10" cy="4.8" r="2.3" />
    <circle cx="4.8" cy="14" r="2.3" />
    <circle cx="15.2" cy="14" r="2.3" />
    <path d="M9 7l-3 5M11 7l3 5M7.1 14h5.8" />
  </>,
);
export const DeliveryIcon = line(<path d="M17.5 2.5L9 11M17.5 2.5l-5 15L9 11 2.5 7.5z" />);
export const ChartIcon = line(<path d="M3 17h14M5.5 14V9.5M10 14V4M14.5 14V7" />);
export const PeopleIcon = line(
  <>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2.5 16.5c.3-3 2.3-4.5 5-4.5s4.7 1.5 5 4.5M13 4.6a2.8 2.8 0 010 5M14.8 12.4c1.6.6 2.5 2 2.7 4.1" />
  </>,
);
export const SettingsIcon = line(
  <>
    <path d="M3 6h7M14.5 6H17M3 14h2.5M10 14h7" />
    <circle cx="12.2" cy="6" r="2.2" />
    <circle cx="7.8" cy="14" r="2.2" />
  </>,
);
export const BuildingIcon = line(<path d="M4 17.5V3.5h8v14M12 8h4v9.5M2.5 17.5h15M7 7h2M7 10.5h2M7 14h2" />);
export const OrderIcon = line(<path d="M2.5 4h2.5l2 9h8.5l1.5-6.5H5.8M8 16.5h.01M14.5 16.5h.01" />);
export const BookIcon = line(
  <path d="M10 5c-1.5-1.3-4-1.7-7-1.5V16c3-.2 5.5.2 7 1.5 1.5-1.3 4-1.7 7-1.5V3.5C14 3.3 11.5 3.7 10 5zM10 5v12.5" />,
);
export const UploadIcon = line(<path d="M10 13V3.5M6 7l4-3.8L14 7M3.5 13v3.5h13V13" />);
export const DownloadIcon = line(<path d="M10 3.5V13M6 9.5l4 3.8 4-3.8M3.5 13v3.5h13V13" />);
export const SearchIcon = line(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13.2 13.2L17 17" />
  </>,
);
export const FilterIcon = line(<path d="M3 5h14M5.5 10h9M8.5 15h3" />);
export const SunIcon = line(
  <>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
  </>,
);
export const MoonIcon = line(<path d="M16.5 11.8A7 7 0 018.2 3.5a7 7 0 108.3 8.3z" />);
export const CheckIcon = line(<path d="M4 10.5l4 4 8-9" />);
export const CrossIcon = line(<path d="M5 5l10 10M15 5L5 15" />);
export const WarningIcon = line(<path d="M10 3L2.5 16.5h15zM10 8v4M10 14.2v.1" />);
export const CopyIcon = line(<path d="M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z" />);
export const MoreIcon = line(<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth={2.6} />);
export const ChevronLeftIcon = line(<path d="M12 4.5L6.5 10l5.5 5.5" />);
export const ChevronRightIcon = line(<path d="M8 4.5l5.5 5.5L8 15.5" />);
export const UpIcon = line(<path d="M4.5 12L10 6.5l5.5 5.5" />);
export const DownIcon = line(<path d="M4.5 8l5.5 5.5L15.5 8" />);
export const RuleIcon = line(<path d="M3 5.5h6M3 10h6M3 14.5h6M12 6l1.8 1.8L17.5 4M12 14l1.8 1.8 3.7-3.8" />);
export const ZoomInIcon = line(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13.2 13.2L17 17M6.5 9h5M9 6.5v5" />
  </>,
);
export const ZoomOutIcon = line(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13.2 13.2L17 17M6.5 9h5" />
  </>,
);
export const FitIcon = line(<path d="M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13" />);
export const PencilIcon = line(<path d="M4 16l.8-3.5L13.5 3.8l2.7 2.7L7.5 15.2zM11.5 5.8l2.7 2.7" />);
export const UndoIcon = line(<path d="M4 8h8.5a4 4 0 010 8H8M7 4.5L3.5 8 7 11.5" />);
export const TrashIcon = line(
  <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11.5h7.6l.7-11.5M8.5 8.5v5.5M11.5 8.5v5.5" />,
);
export const RefreshIcon = line(<path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 3v3.6h-3.6" />);
export const PlusIcon = line(<path d="M10 4v12M4 10h12" />);
export const SignOutIcon = line(<path d="M8 3.5H3.5v13H8M12.5 6.5L16 10l-3.5 3.5M16 10H7.5" />);
export const DuplicateIcon = line(<path d="M3.5 3.5h8v10h-8zM8.5 13.5v3h8v-10h-5" />);
export const KeyboardIcon = line(
  <path d="M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.7h7" />,
);
export const ShieldIcon = line(<path d="M10 2.5l6 2.5v4.5c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8V5zM7.5 10l2 2 3.5-4" />);
export const SplitIcon = line(<path d="M3.5 4h4v12h-4zM12.5 4h4v12h-4zM10 2.5v2.5M10 8.5v3M10 15v2.5" />);
export const JoinIcon = line(<path d="M3.5 4h13v12h-13zM7 10h6M8.5 8L6.5 10l2 2M11.5 8l2 2-2 2" />);
export const SortIcon = line(
  <>
    <path d="M6.5 8L10 4.5 13.5 8" data-part="up" />
    <path d="M6.5 12l3.5 3.5 3.5-3.5" data-part="down" />
  </>,
);
export const BookmarkIcon = line(<path d="M5.5 3h9v14l-4.5-3.5L5.5 17z" />);
export const TagIcon = line(<path d="M3 3h7l7 7-7 7-7-7zM6.5 6.5h.01" />);
export const BesideIcon = line(<path d="M3 4h14v12H3zM11 4v12" />);
export const BelowIcon = line(<path d="M3 4h14v12H3zM3 11h14" />);
export const FoldIcon = line(<path d="M3 4h14v12H3zM8 4v12M14 8l-2 2 2 2" />);
export const UnfoldIcon = line(<path d="M3 4h14v12H3zM8 4v12M12 8l2 2-2 2" />);
