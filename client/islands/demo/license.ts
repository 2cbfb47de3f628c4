/** Sets the licence key of the Pro and Premium components; without one they show a watermark. */
export async function applyLicenseKey(licenseKey: string | undefined): Promise<void> {
  if (!licenseKey) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(licenseKey);
}
