export const roleChoices = [
  { value: "viewer", label: "Viewer" },
  { value: "member", label: "Member" },
  { value: "owner", label: "Owner" },
];
